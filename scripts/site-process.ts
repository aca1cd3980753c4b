import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface SiteProcess {
  url: string
  pid: number
  /** Ends the process and waits for its end. */
  end(signal?: NodeJS.Signals): Promise<void>
}

const READY = /^The site is at http:\/\/[^:]+:(\d+)/

/** Starts the built site on a free port of this machine. Rejects with its output where it ends. */
export async function startSiteProcess(environment: Record<string, string>): Promise<SiteProcess> {
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...environment },
    // By the channel the site notices the end of this process, whatever ended it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const port = await readyPort(child)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

function readyPort({ stdout, stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const output: string[] = []
    for (const stream of [stdout, stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        const port = READY.exec(line)?.[1]
        if (port) resolve(port)
        if (output.length < 100) output.push(line)
      })
    }
    stdout?.on('close', () => reject(new Error(`the site did not start:\n${output.join('\n')}`)))
  })
}
