import { defineFeed } from '#lib/resources/feeds.ts'

export const dynamic = 'force-dynamic'

export const GET = defineFeed('blog', 'atom.xml')
