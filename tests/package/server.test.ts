import { expect, test } from 'vitest'
import { runModule } from './stranger.ts'

test('renders on a server', async () => {
  const { output } = await runModule(`
    import { createElement as h } from 'react'
    import { renderToString } from 'react-dom/server'
    import { Button } from '@data1522/design-system/Button'
    import { Icon } from '@data1522/design-system/Icon'
    import { IconPlus } from '@data1522/design-system/icons'
    import { LocaleProvider, loadMessages } from '@data1522/design-system/locale'
    import { ThemeScope } from '@data1522/design-system/ThemeScope'

    const button = h(Button, { tone: 'primary', start: h(Icon, { icon: IconPlus }), isPending: true }, 'حفظ')
    const messages = await loadMessages('ar')
    const scope = h(ThemeScope, { theme: 'dark' }, button)
    console.log(renderToString(h(LocaleProvider, { language: 'ar', messages }, scope)))
  `)
  expect(output).toMatch(/^<div class="\w+" data-theme="dark"><button/)
  expect(output).toContain('حفظ')
  expect(output).toContain('aria-label="قيد التنفيذ"')
})
