import type { ReactNode } from 'react'
import { isClosed } from '#lib/resources/vacancies/vacancy-life.ts'
import { WhileOpenClient } from './while-open-client.tsx'

interface WhileOpenProps {
  /** Undefined where it has no end. */
  closesAt: number | undefined
  closed: ReactNode
  children: ReactNode
  now?: Date
}

/** What stands on a page while a vacancy is open, and what takes its place the moment it closes. */
export function WhileOpen({ closesAt, closed, children, now = new Date() }: WhileOpenProps) {
  if (closesAt === undefined) return children
  if (isClosed({ closesAt }, now)) return closed
  return (
    <WhileOpenClient closesAt={closesAt} closed={closed}>
      {children}
    </WhileOpenClient>
  )
}
