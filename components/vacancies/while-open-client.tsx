'use client'

import type { ReactNode } from 'react'
import { useIsPast } from '#components/ui/browser/hooks.ts'

interface WhileOpenClientProps {
  closesAt: number
  closed: ReactNode
  children: ReactNode
}

export function WhileOpenClient({ closesAt, closed, children }: WhileOpenClientProps) {
  return useIsPast(closesAt) ? closed : children
}
