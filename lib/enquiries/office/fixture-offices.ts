import { resolve } from 'node:path'
import { openContent } from '#lib/content/content-store.ts'
import { START } from '#lib/enquiries/fixture-enquiries.ts'
import { createRecordedLog } from '#lib/http/client/recorded-log.ts'
import { settingsContent } from '#lib/resources/settings/definition.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { toSettings } from '#lib/resources/settings/to-settings.ts'

/** The offices of the content that comes with the site. */
export async function contentOffices(): Promise<Office[]> {
  const dir = resolve('content')
  const { read } = await openContent({ dir, clock: () => START, log: createRecordedLog() })
  const wire = read().en.get(settingsContent)
  if (!wire) throw new Error('the content has no settings')
  return toSettings(wire, {}).offices
}
