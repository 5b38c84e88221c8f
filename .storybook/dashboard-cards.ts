import { expect, waitFor } from 'storybook/test'

/** Waits until every card of the dashboard on show has come, in whichever language: pictures are taken in several. */
export const cardsHaveCome = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    const cards = [...canvasElement.querySelectorAll('main section[aria-busy]')]
    await expect(cards.length).toBeGreaterThan(0)
    await expect(cards.filter((card) => card.ariaBusy === 'true')).toEqual([])
  })
