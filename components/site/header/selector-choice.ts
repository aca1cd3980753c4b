import type { ReactElement } from 'react'

export interface SelectorChoice {
  key: string
  link: ReactElement
}
