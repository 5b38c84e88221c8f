import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Icon } from '@data1522/design-system/Icon'
import { IconCode, IconExternalLink, IconLink } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../core/i18n/useText.ts'
import type { Demo } from './demo.ts'
import { ScopedDemo, useDemoModes } from './demo-modes.tsx'
import { DemoToolsPlace } from './DemoTools.tsx'
import { ModeSwitches } from './ModeSwitches.tsx'
import { storyHref } from './storybook.ts'

const load = () => import('./DemoCode.tsx')
const DemoCode = lazy(async () => ({ default: (await load()).DemoCode }))

interface DemoCardProps {
  demo: Demo
  /** Whether the demo is a card itself, and so stands on the page. @default false */
  isBare?: boolean
  /** Whether its code is shown at first. @default false */
  isCodeOpen?: boolean
  /** Whether the demo has tools of its own, which stand before the switches. @default false */
  hasTools?: boolean
}

/** A demo: what it is called and shows, the thing itself, and its code where someone asks for it. */
export function DemoCard({ demo, isBare, isCodeOpen = false, hasTools = false }: DemoCardProps) {
  const { id, title, text: sentence, Live, code } = demo
  const text = useText()
  const { pathname } = useLocation()
  const story = storyHref(pathname, id)
  const modes = useDemoModes()
  const [isOpen, setOpen] = useState(isCodeOpen)
  const [place, setPlace] = useState<Element | null>(null)
  const name = text(title)
  const toggle = text(isOpen ? 'showcase.hideCode' : 'showcase.showCode')
  const live = (
    <DemoToolsPlace value={place}>
      <Live />
    </DemoToolsPlace>
  )
  const header = (
    <CardHeader
      id={id}
      title={name}
      subtitle={text(sentence)}
      actions={
        <>
          {hasTools && (
            <Inline ref={setPlace} gap={4}>
              {null}
            </Inline>
          )}
          <ModeSwitches modes={modes} name={name} hasDensity={!hasTools} />
          <LinkButton href={`#${id}`} variant="plain" size="small">
            <Icon icon={IconLink} size={18} />
            <VisuallyHidden>{text('showcase.linkTo', { name })}</VisuallyHidden>
          </LinkButton>
          {story && (
            <LinkButton href={story} target="_blank" variant="plain" size="small">
              <Icon icon={IconExternalLink} size={18} />
              <VisuallyHidden>{text('showcase.story', { name })}</VisuallyHidden>
            </LinkButton>
          )}
        </>
      }
    />
  )
  const source = (
    <Stack gap={12} align="start">
      <Button
        variant="plain"
        size="small"
        start={<Icon icon={IconCode} size={18} />}
        aria-expanded={isOpen}
        aria-label={toggle + text('showcase.of', { name })}
        onPrefetch={() => void load()}
        onPress={() => setOpen(!isOpen)}
      >
        {toggle}
      </Button>
    </Stack>
  )
  const shown = isOpen && (
    <Suspense fallback={<Skeleton shape="block" height={240} />}>
      <DemoCode id={id} name={name} load={code} />
    </Suspense>
  )
  return (
    <ScopedDemo modes={modes}>
      {isBare ? (
        <Stack as="section" gap={12} aria-labelledby={id}>
          {header}
          {live}
          {source}
          {shown}
        </Stack>
      ) : (
        <Card as="section" aria-labelledby={id}>
          <Stack gap={16}>
            {header}
            {live}
            {source}
            {shown}
          </Stack>
        </Card>
      )}
    </ScopedDemo>
  )
}
