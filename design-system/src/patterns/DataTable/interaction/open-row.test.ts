import { expect, onTestFinished, test } from 'vitest'
import { openRow } from './open-row.ts'

function tableOf() {
  const table = document.createElement('table')
  table.innerHTML = `<tbody><tr><td><input type="checkbox" /></td><th><a href="#one">One</a><p>First</p></th>
    <td role="gridcell" tabindex="-1"><span>12</span></td><td><button data-edit>7</button><i>kg</i></td></tr></tbody>`
  document.body.append(table)
  onTestFinished(() => table.remove())
  const followed: string[] = []
  table.querySelector('a')!.addEventListener('click', (event) => {
    event.preventDefault()
    followed.push(event.ctrlKey ? 'beside' : 'here')
  })
  table.addEventListener('click', openRow)
  const press = (selector: string, init: MouseEventInit = {}) =>
    table
      .querySelector(selector)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init }))
  return { press, followed }
}

test('a row opens where it is pressed beside its controls, once', () => {
  const { press, followed } = tableOf()
  press('span')
  press('p')
  press('span', { ctrlKey: true })
  press('span', { button: 1 })
  press('span', { button: 2 })
  expect(followed).toEqual(['here', 'here', 'beside', 'beside'])
})

test('what has a control of its own is left to it', () => {
  const { press, followed } = tableOf()
  for (const selector of ['input', 'td', 'button', 'i']) press(selector)
  press('span', { detail: 2 })
  press('span', { detail: 0 })
  expect(followed).toEqual([])
  press('a')
  expect(followed).toEqual(['here'])
})
