import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import { type ComponentType, type ReactNode, use } from 'react'
import { RawIntlProvider } from 'react-intl'
import { currentIntl, ensureMessages, type MessageGroup } from '../dashboard/src/core/i18n/intl.ts'
import { useText } from '../dashboard/src/core/i18n/useText.ts'
import type { Advice, Part } from '../dashboard/src/shared/showcase/guidance.ts'
import {
  initialValues,
  type Playground,
  type PlaygroundSettings,
} from '../dashboard/src/shared/showcase/playground.ts'
import { Anatomy } from '../design-system/src/patterns/Anatomy/Anatomy.tsx'
import { Contrast, Example } from './pages/parts/Contrast.tsx'
import { Ground } from './pages/parts/Ground.tsx'
import type { Showcase } from './showcases.ts'

const anatomies = import.meta.glob<{ anatomy: readonly Part[] }>('../dashboard/src/features/*/*/anatomy.ts')
const advices = import.meta.glob<{ advice: readonly Advice[] }>('../dashboard/src/features/*/*/advice.tsx')
const playgrounds = import.meta.glob<{ playground: Playground }>(
  '../dashboard/src/features/*/*/playground.tsx',
)
const samples = import.meta.glob<{ Sample: ComponentType }>('../dashboard/src/features/*/*/Sample.tsx')

async function fetchShowcase({ folder, groups }: Showcase) {
  const at = (file: string) => `../dashboard/src/features/${folder}/${file}`
  const [anatomy, advice, playground, sample] = await Promise.all([
    anatomies[at('anatomy.ts')]?.(),
    advices[at('advice.tsx')]?.(),
    playgrounds[at('playground.tsx')]?.(),
    samples[at('Sample.tsx')]?.(),
    ensureMessages([...(groups as MessageGroup[]), 'showcase']),
  ])
  return { ...anatomy, ...advice, ...playground, ...sample }
}

type Fetched = Awaited<ReturnType<typeof fetchShowcase>>
const fetched = new Map<string, Promise<Fetched>>()

const useShowcase = (showcase: Showcase) => {
  const { folder } = showcase
  if (!fetched.has(folder)) fetched.set(folder, fetchShowcase(showcase))
  return use(fetched.get(folder)!)
}

/** What a component consists of, and how to use it and how not, shown live as the product does. */
export function Showcased({ showcase, isMain }: { showcase: Showcase; isMain: boolean }) {
  const of = isMain ? '' : ` of ${showcase.component}`
  const { anatomy, advice, playground, Sample } = useShowcase(showcase)
  return (
    <RawIntlProvider value={currentIntl()!}>
      {anatomy && (
        <>
          <Heading>{`Anatomy${of}`}</Heading>
          <Block>
            <Numbered parts={anatomy}>
              {Sample ? <Sample /> : playground && <AtFirst playground={playground} />}
            </Numbered>
          </Block>
        </>
      )}
      {advice && (
        <>
          <Heading>{`Do and don’t${of}`}</Heading>
          <Block>
            <Contrast>
              {advice.map((one) => (
                <Advised key={one.text} {...one} />
              ))}
            </Contrast>
          </Block>
        </>
      )}
    </RawIntlProvider>
  )
}

const Block = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <Ground>{children}</Ground>
  </Unstyled>
)

function Numbered({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const text = useText()
  return (
    <Anatomy aria-label="Anatomy" parts={parts.map((part) => ({ ...part, name: text(part.name) }))}>
      {children}
    </Anatomy>
  )
}

/** What a playground shows before anything is changed. */
function AtFirst({ playground }: { playground: Playground }) {
  const text = useText()
  const render = playground.render as (values: PlaygroundSettings) => ReactNode
  return render(initialValues(playground, text))
}

function Advised({ isGood, Live, text: reason }: Advice) {
  const text = useText()
  return (
    <Example isGood={isGood} note={text(reason)}>
      <Live />
    </Example>
  )
}
