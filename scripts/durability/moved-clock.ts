import { readFileSync } from 'node:fs'

// Loaded before the site: its wall clock is as far off as a file says, in milliseconds.

const file = process.env.CLOCK_FILE ?? ''
const realNow = Date.now.bind(Date)
let offset = readOffset()
setInterval(() => {
  offset = readOffset()
}, 50).unref()

const now = () => realNow() + offset

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

function readOffset(): number {
  try {
    return Number(readFileSync(file, 'utf8')) || 0
  } catch {
    return 0
  }
}
