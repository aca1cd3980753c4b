import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface SiteProcess {
  url: string
  pid: number
  /** Ends the process and waits for its end. */
  end(signal?: NodeJS.Signals): Promise<void>
}

export interface NodeServer {
  args: string[]
  environment: Record<string, string>
  cwd?: string
  /** The line that says where it listens; its first group is the port. */
  ready: RegExp
}

/**
 * Starts the built site on a free port of this machine, or that of an artefact's folder. Rejects
 * with its output where it ends.
 */
export function startSiteProcess(
  environment: Record<string, string>,
  artefact?: string,
): Promise<SiteProcess> {
  return startNodeServer({
    args: [artefact ? 'server.js' : 'scripts/serve.ts'],
    cwd: artefact,
    environment: { HOST: '127.0.0.1', PORT: '0', ...environment },
    ready: /^The site is at http:\/\/[^:]+:(\d+)/,
  })
}

/** Starts a server of this machine. Rejects with its output where it ends. */
export async function startNodeServer(server: NodeServer): Promise<SiteProcess> {
  const child = spawn(process.execPath, server.args, {
    env: { ...process.env, NODE_ENV: 'production', ...server.environment },
    cwd: server.cwd,
    // By the channel the site notices the end of this process, whatever ended it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const endWithUs = () => child.kill()
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  const port = await readyPort(child, server.ready)
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

function readyPort({ stdout, stderr }: ChildProcess, ready: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const output: string[] = []
    for (const stream of [stdout, stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        const port = ready.exec(line)?.[1]
        if (port) resolve(port)
        if (output.length < 100) output.push(line)
      })
    }
    stdout?.on('close', () => reject(new Error(`it did not start:\n${output.join('\n')}`)))
  })
}
