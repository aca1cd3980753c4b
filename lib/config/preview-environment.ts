import { environmentSchema } from './environment.ts'

/** What the content looks like depends on these as well; all else of a live site stays away. */
const KEPT =
  /^(?:CONTENT_DIR|SITE_NAME|WHATSAPP_|TELEGRAM_|CASE_REF_|QUESTIONNAIRE_|ACADEMY_|COMPANY_)/

/**
 * The environment of a preview: at a free port of this machine alone, with a data folder of its
 * own and no backend, mail server, webhook or database, whatever the live site beside it has.
 */
export function previewEnvironment(dataDir: string): NodeJS.ProcessEnv {
  const isSetting = (name: string) => name.replace(/_FILE$/, '') in environmentSchema.shape
  const others = Object.entries(process.env).filter(([name]) => !isSetting(name) || KEPT.test(name))
  return {
    ...Object.fromEntries(others),
    ...{ HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
    ...{ CONTENT_PREVIEW: 'true', LOG_LEVEL: 'error', NODE_ENV: 'production' },
  }
}
