import { runSyntheticCheck } from '#lib/enquiries/synthetic/run-check.ts'
import { FaultError, type Options } from './arguments.ts'
import type { AdminContext } from './run-admin.ts'

/** Sends an enquiry of the site's own to the running site, and sees it arrive. */
export async function checkSynthetic(
  { store, siteUrl, write }: Pick<AdminContext, 'store' | 'siteUrl' | 'write'>,
  { url: origin = siteUrl }: Pick<Options, 'url'>,
): Promise<void> {
  const result = await runSyntheticCheck({ store, origin })
  if (result.kind === 'failed') {
    throw new FaultError(`${result.reference} did not arrive (sent to ${origin}): ${result.reason}`)
  }
  const { reference, delayMs, targets } = result
  const where = targets.length > 0 ? targets.join(', ') : 'the store, there are no receivers'
  write(`${reference} arrived within ${(delayMs / 1_000).toFixed(1)} s: ${where}\n`)
}
