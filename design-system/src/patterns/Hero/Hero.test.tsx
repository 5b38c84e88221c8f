import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { IconTruck } from '../../icons/icons.ts'
import { Hero } from './Hero.tsx'
import { HeroWindow } from './HeroWindow.tsx'

test.each([
  ['en', 'The whole back office, in', 'one calm place'],
  ['ar', 'كل أعمال مكتبك في', 'مكان واحد هادئ'],
] as const)('promises in one title, whatever its colours, in %s', async (language, title, accent) => {
  await render(<Hero title={title} accent={accent} description="" actions={<Button>Open</Button>} />, {
    language,
  })
  const heading = screen.getByRole('heading', { level: 1, name: `${title} ${accent}` })
  heading.focus()
  expect(document.activeElement).toBe(heading)
})

test('shows the product as one picture with a name, which is not operated', async () => {
  const { user } = await render(
    <Hero
      title="Calm"
      description=""
      actions={<Button>Open</Button>}
      showcase={
        <HeroWindow brand="DATA1522" entries={[{ label: 'Fleet', icon: IconTruck }]} title="Good morning">
          <Button>Export</Button>
        </HeroWindow>
      }
      showcaseLabel="The product"
    />,
  )
  const picture = screen.getByRole('img', { name: 'The product' })
  expect(picture.querySelector('[inert]')!.textContent).toContain('Good morning')
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Open')
})
