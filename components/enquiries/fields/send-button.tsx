import type { ReactNode } from 'react'
import { Button } from '#components/ui/button/button.tsx'

interface SendButtonProps {
  isLoading?: boolean
  children: ReactNode
}

/** The one button of a form that has one. */
export function SendButton({ isLoading, children }: SendButtonProps) {
  return (
    <div>
      <Button type="submit" isLoading={isLoading}>
        {children}
      </Button>
    </div>
  )
}
