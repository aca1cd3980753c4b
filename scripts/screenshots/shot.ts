import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Language } from '#e2e/browser/words.ts'
import type { SiteName } from './sites.ts'

export const WIDTHS = [360, 768, 1280, 1920] as const
export type Width = (typeof WIDTHS)[number]

/** Of a window of that width: a telephone, a tablet, a laptop, a large screen. */
export const HEIGHTS: Record<Width, number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 }

export interface Shot {
  /** Of the picture's file, before its width. */
  name: string
  /** The address without a language. */
  path: string
  /** What the page must answer; 200 where nothing is said. */
  status?: number
  /** By default all of them. */
  widths?: readonly Width[]
  /** By default the one of the embedded content. */
  site?: SiteName
  browser?: Pick<BrowserContextOptions, 'forcedColors' | 'javaScriptEnabled'>
  /** A visitor who has not yet answered about cookies. */
  isFirstVisit?: boolean
  /** By default the whole page; a state is shown in its window. */
  frame?: 'page' | 'window'
  /** What is brought into the window, at each width. */
  aim?: string
  /** The state passes by itself, or is reached in another way where there is more room. */
  isMadeForEachWidth?: boolean
  /** Printed into a file of its own as well. */
  hasPaper?: boolean
  /** Comes before the page is opened. */
  prepare?: (scene: Scene) => Promise<void>
  /** Brings the page into the state that is shown. */
  pose?: (scene: Scene) => Promise<void>
}

export interface Scene {
  page: Page
  language: Language
  width: Width
}

export const WIDE = [1280, 1920] as const
export const NARROW = [360, 768] as const
