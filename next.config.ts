import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'
import { USABLE_SECONDS } from './lib/cache/page-lifetime.ts'
import { leftOutAliases } from './lib/framework/left-out.ts'
import { ownAddressRules, rewriteRules } from './lib/i18n/routes.ts'
import { APPLE_ICONS } from './lib/server/build-routes.ts'
import { sourceHash } from './scripts/source-hash.mjs'

const ROOT = fileURLToPath(new URL('.', import.meta.url))

/** Where a manifest or an Apple device looks for the file. */
const APPLE_ICON_RULE = {
  source: `/:icon(${APPLE_ICONS.join('|')})`,
  destination: '/apple-icon.png',
}

const config: NextConfig = {
  poweredByHeader: false,
  // Two hosts that build the same sources serve the same build.
  generateBuildId: () => sourceHash(ROOT),
  // The check command does it, with the tests in view too; a build on a server need not again.
  typescript: { ignoreBuildErrors: true },
  // Trailing slashes are mended together with the other faults of an address, in one redirect.
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  cacheHandler: fileURLToPath(new URL('./lib/cache/page-cache-handler.ts', import.meta.url)),
  expireTime: USABLE_SECONDS,
  turbopack: {
    // What locks the page behind a window would write a style element, which no policy allows here.
    resolveAlias: { 'react-style-singleton': './components/ui/modal/style-singleton.ts' },
  },
  // In seconds: how long the browser shows a prefetched page without asking again.
  experimental: {
    staleTimes: { static: 30 },
    // A tenth of our own script is names by which its modules know each other.
    turbopackMangleExportNames: true,
    turbopackCrossModuleConstants: true,
    // A rule for `/blog` must not take `/Blog`, which no page knows.
    caseSensitiveRoutes: true,
  },
  headers: async () => [
    // Their names carry a hash of their content.
    {
      source: '/fonts/:file*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    {
      source:
        '/:icon(favicon.ico|icon.svg|apple-icon|apple-icon.png|apple-touch-icon.png|apple-touch-icon-precomposed.png)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=604800' }],
    },
  ],
  rewrites: async () => ({
    beforeFiles: [...ownAddressRules(), APPLE_ICON_RULE],
    afterFiles: rewriteRules(),
    fallback: [],
  }),
}

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/** A build; while developing the framework is left whole. */
const buildConfig: NextConfig = {
  ...config,
  turbopack: {
    ...config.turbopack,
    resolveAlias: { ...config.turbopack?.resolveAlias, ...leftOutAliases() },
  },
}

/** Files named `*.dev.tsx` are pages while developing, and nothing at all to a build. */
const devConfig: NextConfig = { ...config, pageExtensions: ['dev.tsx', 'tsx', 'ts'] }

export default function configOf(phase: string): NextConfig {
  return withNextIntl(phase === PHASE_DEVELOPMENT_SERVER ? devConfig : buildConfig)
}
