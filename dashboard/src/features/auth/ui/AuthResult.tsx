import type { IconSource } from '@data1522/design-system/Icon'
import { IconTile } from '@data1522/design-system/IconTile'
import { Stack } from '@data1522/design-system/Stack'
import { type ReactNode, useEffect, useRef } from 'react'
import { AuthHead } from './AuthHead.tsx'
import { DemoNote } from './DemoNote.tsx'

interface AuthResultProps {
  icon: IconSource
  tone?: 'primary' | 'success'
  title: string
  description: string
  /** What this demo did not do. */
  note: string
  /** What to do next. */
  children: ReactNode
  /** Whether it takes the place of a form that was sent, and with it the focus. @default true */
  isFocused?: boolean
}

/** What came of a form, in its place. */
export function AuthResult({
  icon,
  tone = 'success',
  title,
  description,
  note,
  children,
  isFocused = true,
}: AuthResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])
  return (
    <Stack gap={20}>
      <IconTile icon={icon} tone={tone} size={42} />
      <AuthHead ref={heading} title={title}>
        {description}
      </AuthHead>
      <DemoNote>{note}</DemoNote>
      <Stack gap={12}>{children}</Stack>
    </Stack>
  )
}
