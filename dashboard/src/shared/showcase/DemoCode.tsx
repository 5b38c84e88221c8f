import { CodeBlock } from '@data1522/design-system/CodeBlock'
import { ErrorState } from '@data1522/design-system/ErrorState'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Tabs } from '@data1522/design-system/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../core/i18n/useText.ts'
import type { Demo, DemoSource } from './demo.ts'

const languages = [
  { id: 'ts', label: 'TypeScript' },
  { id: 'js', label: 'JavaScript' },
] as const

/** The language that was read last, for the other demos as well. */
let latest: keyof DemoSource = 'ts'

interface DemoCodeProps {
  /** The demo's place in the address. */
  id: string
  /** What the demo is called. */
  name: string
  load: Demo['code']
}

/** The demo's own code, to read and to copy. */
export function DemoCode({ id, name, load }: DemoCodeProps) {
  const text = useText()
  const { pathname } = useLocation()
  const [language, setLanguage] = useState(latest)
  const { data, isError, refetch } = useQuery({
    // Several showcases have a demo of the same name.
    queryKey: ['demo-code', pathname, id],
    queryFn: async () => (await load()).default,
    staleTime: Infinity,
  })
  if (isError)
    return (
      <ErrorState title={text('showcase.codeFailed')} onRetry={() => void refetch()}>
        {text('showcase.codeFailedText')}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="block" height={240} />
  return (
    <Tabs
      label={text('showcase.codeOf', { name })}
      variant="pill"
      selectedId={language}
      onSelectionChange={(chosen) => {
        latest = chosen as keyof DemoSource
        setLanguage(latest)
      }}
      items={languages.map(({ id: source, label }) => ({
        id: source,
        label,
        content: () => (
          <CodeBlock
            code={data[source]}
            language="tsx"
            label={text('showcase.codeIn', { name, language: label })}
            maxHeight={480}
          />
        ),
      }))}
    />
  )
}
