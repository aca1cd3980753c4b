import { beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApiClient } from '#lib/http/client/api-client.ts'
import { createRecordedLog } from '#lib/http/client/recorded-log.ts'
import { scriptShell, vacancyAnswer } from '#lib/http/client/sample-answers.ts'
import { ScriptedBackend } from '#lib/http/client/scripted-backend.ts'
import { log } from '#lib/log/log.ts'
import { handleVacancyTexts } from './texts-handler.ts'

const HOSTILE = '<p>Two rooms<script>alert(1)</script> <a href="javascript:x()">here</a></p>'

let backend: ScriptedBackend

beforeEach(() => {
  backend = new ScriptedBackend()
  scriptShell(backend)
  const handle = (request: Request) => backend.handle(request)
  configureApiClient({ embeddedApi: { handle, generation: () => ({}) }, log: createRecordedLog() })
})

describe('the texts of a vacancy', () => {
  it('come through the sanitizer, in the language that is asked for', async () => {
    backend.on('/api/vacancies/7', ({ language }) => ({
      json: { ...vacancyAnswer('7'), conditions: HOSTILE, requirements: `<p>${language}</p>` },
    }))
    const answer = await ask('?id=7')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-language')).toBe('ru')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=30')
    const texts = await answer.json()
    expect(texts.conditions.replaceAll('\u00a0', ' ')).toBe('<p>Two rooms here</p>')
    expect(texts.requirements).toBe('<p>ru</p>')
    expect(texts.countries).toEqual(['uk'])
  })

  it('are nothing where there is no such vacancy, or none is named', async () => {
    expect((await ask('?id=8')).status).toBe(404)
    expect((await ask('')).status).toBe(422)
  })

  it('cannot be had where the backend fails, whose own words stay with us', async () => {
    vi.spyOn(log(), 'error').mockReturnValue(undefined)
    backend.on('/api/vacancies/9', { status: 503, json: { message: 'password=1' } })
    const answer = await ask('?id=9')
    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toContain('password')
    expect(log().error).toHaveBeenCalledOnce()
  })

  it('are only to be read', async () => {
    const answer = await ask('?id=7', { method: 'DELETE' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
})

function ask(query: string, init: RequestInit = {}): Promise<Response> {
  return handleVacancyTexts(
    new Request(`http://site.example/api/vacancy-texts${query}`, {
      ...init,
      headers: { 'Accept-Language': 'ru' },
    }),
  )
}
