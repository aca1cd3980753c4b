import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { readAnswerToken } from '#lib/enquiries/receive/answer-cookie.ts'
import { forgetShownAnswer, takeAnswer } from '#lib/enquiries/receive/no-js-records.ts'
import { ANSWER_PARAMETER } from '#lib/i18n/pages.ts'

interface PageRequest {
  method?: string
  url?: string
  headers: IncomingHttpHeaders
}

interface AnswerPage {
  /** The address to render: it names the answer for this one request, or none. */
  url: string
  isShown: boolean
  /** Once the response is over: an answer that did not reach the visitor waits for a second try. */
  close: (response: ClosedResponse) => void
}

type ClosedResponse = Pick<ServerResponse, 'statusCode' | 'writableFinished'>

/** What a browser or a framework asks for ahead of a visitor. */
const AHEAD_HEADERS = ['rsc', 'next-router-prefetch', 'purpose', 'sec-purpose', 'x-purpose']

/**
 * Opens the answer that an address names, for the request that asks for it and for no other.
 * Undefined for an address that names none.
 */
export function openAnswerPage({
  method,
  url = '/',
  headers,
}: PageRequest): AnswerPage | undefined {
  const address = new URL(url, 'http://localhost')
  const id = address.searchParams.get(ANSWER_PARAMETER)
  if (id === null) return undefined
  const isForVisitor = method === 'GET' && !AHEAD_HEADERS.some((name) => name in headers)
  const taken = isForVisitor ? takeAnswer(id, readAnswerToken(headers.cookie)) : undefined
  address.searchParams.delete(ANSWER_PARAMETER)
  if (taken) address.searchParams.set(ANSWER_PARAMETER, taken.shownId)
  return {
    url: address.pathname + address.search,
    isShown: taken !== undefined,
    close: ({ statusCode, writableFinished }) => {
      if (!taken) return
      forgetShownAnswer(taken.shownId)
      if (!writableFinished || statusCode !== taken.status) taken.putBack()
    },
  }
}
