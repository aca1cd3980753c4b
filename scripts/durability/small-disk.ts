import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A place without room, and with room again. */
export interface SmallDisk {
  kind: string
  dir: string
  fill(sitePid: number): void
  free(sitePid: number): void
  remove(): void
}

const SIZE = '2m'

/** A small memory disk; where none may be mounted, a limit on the size of files stands in. */
export function makeSmallDisk(parent: string): SmallDisk {
  const dir = join(parent, 'small')
  mkdirSync(dir, { recursive: true })
  const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', dir])
  return mounted.status === 0 ? mountedDisk(dir) : limitedFiles(dir)
}

function mountedDisk(dir: string): SmallDisk {
  const filler = join(dir, 'filler')
  return {
    kind: `a memory disk of ${SIZE}`,
    dir: join(dir, 'data'),
    fill: () => {
      for (const size of [65_536, 4_096, 512, 1]) fillBy(filler, size)
    },
    free: () => rmSync(filler),
    remove: () => {
      spawnSync('/bin/umount', [dir])
    },
  }
}

/** Node ignores the signal that comes with this limit, so that the write fails, as on a full disk. */
function limitedFiles(dir: string): SmallDisk {
  const limit = (pid: number, bytes: string) =>
    spawnSync('/usr/bin/prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
  return {
    kind: 'a limit on the size of files',
    dir,
    fill: (pid) => limit(pid, '1'),
    free: (pid) => limit(pid, 'unlimited'),
    remove: () => {},
  }
}

function fillBy(file: string, size: number): void {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(size))
  } catch {
    // Full, to within this size.
  }
}
