import type { Graph, Thing } from 'schema-dts'

interface StructuredDataProps {
  /** What is undefined in them is left out. */
  things: readonly Thing[]
}

/** A data block for search engines. `<` is escaped, or content could end the script element. */
export function StructuredData({ things }: StructuredDataProps) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped above
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
