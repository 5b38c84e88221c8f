import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { beforeAll, expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { Menu } from '../components/Menu/Menu.tsx'
import { Tooltip } from '../components/Tooltip/Tooltip.tsx'
import { ThemeScope } from './ThemeScope.tsx'

beforeAll(async () => {
  await import('../components/Menu/MenuPopup.tsx')
  await import('../components/Tooltip/TooltipPopup.tsx')
})

const menu = (
  <Menu label="Row" sections={[{ id: 'row', entries: [{ id: 'view', label: 'View' }] }]}>
    <Button>More</Button>
  </Menu>
)

/** What an element stands under, up to the end of the page. */
const modes = (inside: Element) => {
  const of = (name: string) => inside.closest(`body [${name}]`)?.getAttribute(name) ?? undefined
  return { theme: of('data-theme'), skin: of('data-skin'), density: of('data-density'), lang: of('lang') }
}
const none = { theme: undefined, skin: undefined, density: undefined, lang: undefined }

async function openMenu(content: ReactNode) {
  const { user, ...view } = await render(content)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  return { popup: await screen.findByRole('menu'), ...view }
}

test('a menu outside of any scope is as the page', async () => {
  const { popup } = await openMenu(menu)
  expect(modes(popup)).toEqual(none)
})

test('a menu takes along all that the scopes around it set, the inner over the outer', async () => {
  const { popup, container } = await openMenu(
    <ThemeScope theme="dark" skin="bordered" density="spacious">
      <ThemeScope density="compact" language="fr">
        <ThemeScope theme="light">{menu}</ThemeScope>
      </ThemeScope>
    </ThemeScope>,
  )
  expect(container.contains(popup)).toBe(false)
  expect(modes(popup)).toEqual({ theme: 'light', skin: 'bordered', density: 'compact', lang: 'fr' })
})

test('a scope that changes changes what is open', async () => {
  const { popup, rerender } = await openMenu(<ThemeScope theme="dark">{menu}</ThemeScope>)
  expect(modes(popup)).toEqual({ ...none, theme: 'dark' })
  rerender(<ThemeScope theme="light">{menu}</ThemeScope>)
  expect(modes(popup)).toEqual({ ...none, theme: 'light' })
})

test('a tooltip takes it along', async () => {
  const { user } = await render(
    <ThemeScope theme="dark">
      <Tooltip label="Nobody else sees it">
        <Button>Keep</Button>
      </Tooltip>
    </ThemeScope>,
  )
  await user.tab()
  expect(modes(await screen.findByRole('tooltip'))).toEqual({ ...none, theme: 'dark' })
})

test('a dialog takes it along, and so does what opens from the dialog', async () => {
  const { popup } = await openMenu(
    <ThemeScope theme="dark">
      <Dialog isOpen onOpenChange={() => undefined} title="Row">
        {menu}
      </Dialog>
    </ThemeScope>,
  )
  expect(modes(screen.getByText('Row', { selector: 'h2' }))).toEqual({ ...none, theme: 'dark' })
  expect(modes(popup)).toEqual({ ...none, theme: 'dark' })
})

function Way() {
  const { locale, direction } = useLocale()
  return <output>{`${direction} ${new Intl.NumberFormat(locale).format(1234.5)}`}</output>
}

test('its direction is that of arrows and popups too, and leaves formats as they are', async () => {
  await render(
    <ThemeScope direction="rtl">
      <Way />
      <ThemeScope theme="dark">
        <Way />
        <ThemeScope direction="ltr">
          <Way />
        </ThemeScope>
      </ThemeScope>
    </ThemeScope>,
  )
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said).toEqual(['rtl 1,234.5', 'rtl 1,234.5', 'ltr 1,234.5'])
})
