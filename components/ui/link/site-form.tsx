'use client'

import Form from 'next/form'
import type { ComponentProps, SubmitEvent } from 'react'
import { beginNavigation } from './site-link-navigation.ts'

interface SiteFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'ref'> {
  action: string
}

/** A form that asks for a page of the site by its address. With script it is followed as a link is. */
export function SiteForm({ action, ...rest }: SiteFormProps) {
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const fields = [...new FormData(event.currentTarget)]
    const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
    const [path, part] = action.split('#')
    const address = `${path}?${query}`
    if (!beginNavigation(part ? `${address}#${part}` : address)) event.preventDefault()
  }

  return <Form {...rest} action={action} prefetch={false} onSubmit={handleSubmit} />
}
