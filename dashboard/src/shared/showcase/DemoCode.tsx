import { CodeBlock } from '@data1522/design-system/CodeBlock'
import { ErrorState } from '@data1522/design-system/ErrorState'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Tabs } from '@data1522/design-system/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import type { Demo, DemoSource } from './demo.ts'

const languages = [
  { id: 'ts', label: 'TypeScript' },
  { id: 'js', label: 'JavaScript' },
] as const

/** The language that was read last, for the other demos as well. */
let latest: keyof DemoSource = 'ts'

interface DemoCodeProps {
  /** What the demo is called. */
  name: string
  load: Demo['code']
}

/** The demo's own code, to read and to copy. */
export function DemoCode({ name, load }: DemoCodeProps) {
  const text = useText()
  const [language, setLanguage] = useState(latest)
  const { data, isError, refetch } = useQuery({
    queryKey: ['demo-code', name],
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
      onSelectionChange={(id) => {
        latest = id as keyof DemoSource
        setLanguage(latest)
      }}
      items={languages.map(({ id, label }) => ({
        id,
        label,
        content: () => (
          <CodeBlock
            code={data[id]}
            language="tsx"
            label={text('showcase.codeIn', { name, language: label })}
            maxHeight={480}
          />
        ),
      }))}
    />
  )
}
