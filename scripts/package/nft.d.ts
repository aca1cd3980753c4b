declare module 'next/dist/compiled/@vercel/nft/index.js' {
  interface Options {
    base: string
    processCwd: string
    ignore(path: string): boolean
    readFile(path: string): Promise<string | null>
  }

  const nft: {
    nodeFileTrace(
      files: readonly string[],
      options: Options,
    ): Promise<{ fileList: ReadonlySet<string> }>
  }
  export default nft
}
