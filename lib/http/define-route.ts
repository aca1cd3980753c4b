import { toFailure, toFailureNote } from '#lib/http/client/failure.ts'
import { noteFailure } from '#lib/log/request-context.ts'

/** What follows the request is the framework's: the parameters of the address. */
type Route<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

/** What a program reads at a fixed address. Where that fails, its status and a line of text. */
export function defineRoute<Rest extends unknown[]>(respond: Route<Rest>): Route<Rest> {
  return async (...call) => {
    try {
      return await respond(...call)
    } catch (error) {
      const note = toFailureNote(error)
      if (note) noteFailure(note)
      const { status } = toFailure(error)
      return new Response(`${status} ${TEXTS.get(status) ?? 'This cannot be had just now.'}\n`, {
        status,
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': 'private, no-store',
        },
      })
    }
  }
}

const TEXTS: ReadonlyMap<number, string> = new Map([
  [404, 'There is nothing here.'],
  [410, 'What was here has been taken down.'],
])
