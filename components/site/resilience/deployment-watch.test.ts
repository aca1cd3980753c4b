// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pollDeployments } from './deployment-watch.tsx'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  turnTab('visible')
  vi.clearAllTimers()
  vi.useRealTimers()
})

describe('watching for deployments', () => {
  test('asks for the own manifest after a second and for the latest every three minutes', async () => {
    const { requests, pass } = setUp()
    await pass(999)
    expect(requests).toEqual([])
    await pass(1)
    expect(requests).toEqual(['/builds/meta.json?id=one'])
    await pass(3 * MINUTE)
    expect(requests[1]).toBe(`/builds/latest.json?${1_000_000 + 1_000 + 3 * MINUTE}`)
    await pass(3 * MINUTE)
    expect(requests).toHaveLength(3)
    expect(new Set(requests).size).toBe(3)
  })

  test('tells of another build once and rests from then on', async () => {
    const { requests, pass, deploy, onNewer } = setUp()
    await pass(1_000)
    deploy('two')
    await pass(3 * MINUTE)
    expect(onNewer).toHaveBeenCalledOnce()
    turnTab('hidden')
    turnTab('visible')
    await pass(30 * MINUTE)
    expect(requests).toHaveLength(2)
  })

  test('sees at once that the page itself is of an older build', async () => {
    const { pass, deploy, onNewer } = setUp()
    deploy('two')
    await pass(1_000)
    expect(onNewer).toHaveBeenCalledOnce()
  })

  test('pauses while the tab is hidden and asks as soon as it is late', async () => {
    const { requests, pass } = setUp()
    await pass(1_000)
    turnTab('hidden')
    await pass(60 * MINUTE)
    expect(requests).toHaveLength(1)
    turnTab('visible')
    await pass(0)
    expect(requests).toHaveLength(2)
  })

  test('does not ask more often when the tab is hidden and shown again', async () => {
    const { requests, pass } = setUp()
    await pass(1_000)
    for (let time = 0; time < 5; time += 1) {
      turnTab('hidden')
      turnTab('visible')
      await pass(10_000)
    }
    expect(requests).toHaveLength(1)
    await pass(3 * MINUTE - 50_000)
    expect(requests).toHaveLength(2)
  })

  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
    [
      'answers with an error',
      () => Promise.resolve(Response.json({ message: 'x' }, { status: 500 })),
    ],
    ['answers with something else', () => Promise.resolve(new Response('<html>'))],
  ])('takes nothing for a deployment where the server %s, and goes on', async (_name, answer) => {
    const { pass, onNewer, answerWith, deploy } = setUp()
    answerWith(answer)
    await pass(10 * MINUTE)
    expect(onNewer).not.toHaveBeenCalled()
    answerWith(undefined)
    deploy('two')
    await pass(3 * MINUTE)
    expect(onNewer).toHaveBeenCalledOnce()
  })
})

function setUp() {
  const requests: string[] = []
  const onNewer = vi.fn()
  let deployed = 'one'
  let failure: (() => Promise<Response>) | undefined
  pollDeployments({
    buildId: 'one',
    onNewer,
    async fetch(address) {
      requests.push(address)
      if (failure) return failure()
      const asked = new URL(address, 'http://site.example').searchParams.get('id')
      if (asked && asked !== deployed)
        return Response.json({ message: 'Not found' }, { status: 404 })
      return Response.json({ id: deployed, timestamp: 1 })
    },
  })
  return {
    requests,
    onNewer,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    deploy: (id: string) => {
      deployed = id
    },
    answerWith: (answer: typeof failure) => {
      failure = answer
    },
  }
}

function turnTab(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
