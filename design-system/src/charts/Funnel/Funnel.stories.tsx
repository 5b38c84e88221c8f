import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Funnel } from './Funnel.tsx'

const meta = preview.meta({ title: 'Charts/Funnel', component: Funnel })

const Deals = () => (
  <Funnel
    label="Deals"
    stages={[
      ['new', 'New', '$96,000', '24 deals', 24, '71%'],
      ['qualified', 'Qualified', '$118,600', '17 deals', 17, '71%'],
      ['proposal', 'Proposal', '$131,800', '12 deals', 12, '58%'],
      ['contract', 'Contract', '$47,600', '7 deals', 7, ''],
    ].map(([id, title, value, note, reached, onward]) => ({
      id: String(id),
      title: String(title),
      value: String(value),
      note: String(note),
      reached: Number(reached),
      onward: onward ? { text: String(onward), label: `${onward} go on` } : undefined,
      href: `#${id}`,
    }))}
  />
)

export const Playground = meta.story({ render: () => <Deals /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <>
      <Pictures width={720}>
        <Card>
          <Deals />
        </Card>
      </Pictures>
      <Pictures width={360}>
        <Card>
          <Deals />
        </Card>
      </Pictures>
    </>
  ),
})
