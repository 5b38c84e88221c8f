import { MOST_PIECES, type Receipt } from '@data1522/mocks/contract/checkout'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { offerUndo } from '../../../core/mutations/undo.ts'
import { firstCartQuery } from '../../../entities/checkout/queries.ts'
import { cartKey, keepCart, type KeptCart, onCartChange, readCart, takeCart } from './kept-cart.ts'
import { keepReceipt, readReceipt } from './kept-receipt.ts'

const none: KeptCart = { lines: [], wishlist: [], offer: '', isPresent: false }

/** A product by its name. */
export interface Named {
  readonly id: number
  readonly name: string
}

/** The cart of this browser, and what can be done to it; until there is one, it is the one to begin with. */
export function useCart() {
  const text = useText()
  const first = useQuery(firstCartQuery())
  // What is answered late belongs to whoever asked, also once somebody else is here.
  const [key] = useState(cartKey)
  const [kept, setKept] = useState(() => takeCart(key))
  const latest = useRef(kept)
  const isHere = useRef(false)
  const [receipt, setReceipt] = useState(readReceipt)
  useEffect(() => {
    isHere.current = true
    const leave = onCartChange(key, (cart) => {
      latest.current = cart
      setKept(cart)
      // What empties it may be an order that was sent before one left this page and came back.
      setReceipt((last) => readReceipt() ?? last)
    })
    return () => {
      isHere.current = false
      leave()
    }
  }, [key])
  const begun = first.data && { ...none, lines: first.data.lines, wishlist: first.data.wishlist }
  const cart = kept ?? begun ?? none

  /** Kept also where this has gone from the page meanwhile: an order may be answered then, or an undo pressed. */
  const set = (change: (cart: KeptCart) => KeptCart) => {
    // A page that one has left hears nothing of what was put in since.
    const last = isHere.current ? latest.current : (readCart(key) ?? latest.current)
    latest.current = change(last ?? begun ?? none)
    keepCart(key, latest.current)
    setKept(latest.current)
  }
  const without = (id: number) => (last: KeptCart) => ({
    ...last,
    lines: last.lines.filter((line) => line.id !== id),
  })
  const offerBack = (message: 'checkout.removed' | 'checkout.movedToWishlist', { id, name }: Named) => {
    const before = cart
    offerUndo({
      title: () => text(message, { name }),
      label: () => text('records.undo'),
      undo: () =>
        set((last) => ({
          ...last,
          lines: [
            ...last.lines.filter((line) => line.id !== id),
            ...before.lines.filter((line) => line.id === id),
          ].toSorted((one, other) => placeIn(before, one.id) - placeIn(before, other.id)),
          wishlist: last.wishlist.filter((wish) => wish !== id || before.wishlist.includes(id)),
        })),
    })
  }

  return {
    cart,
    first,
    isReady: kept !== undefined || first.data !== undefined,
    setQuantity: (id: number, quantity: number) =>
      set((last) => ({
        ...last,
        lines: last.lines.map((line) => (line.id === id ? { id, quantity } : line)),
      })),
    remove: (product: Named) => {
      set(without(product.id))
      offerBack('checkout.removed', product)
    },
    moveToWishlist: (product: Named) => {
      set((last) => ({
        ...without(product.id)(last),
        wishlist: [...last.wishlist.filter((id) => id !== product.id), product.id],
      }))
      offerBack('checkout.movedToWishlist', product)
    },
    addFromWishlist: (id: number) =>
      set((last) => ({
        ...last,
        wishlist: last.wishlist.filter((wish) => wish !== id),
        lines: [...without(id)(last).lines, { id, quantity: quantityOf(last, id) + 1 }],
      })),
    setOffer: (offer: string) => set((last) => ({ ...last, offer })),
    setPresent: (isPresent: boolean) => set((last) => ({ ...last, isPresent })),
    receipt,
    /** Takes out of the cart what was ordered of it. */
    finish: (ordered: KeptCart, answer: Receipt) => {
      // What another tab has put in may not have been heard of yet.
      latest.current = readCart(key) ?? latest.current
      if (cartKey() === key) keepReceipt(answer)
      set((last) => ({ ...none, wishlist: last.wishlist, lines: linesBeside(ordered, last) }))
      setReceipt(answer)
    },
    /** Fills it as it was at first; what was put aside stays. */
    refill: () => {
      if (!begun) return
      const isInCart = (id: number) => begun.lines.some((line) => line.id === id)
      set((last) => ({ ...begun, wishlist: last.wishlist.filter((id) => !isInCart(id)) }))
    },
  }
}

const quantityOf = ({ lines }: KeptCart, id: number) =>
  Math.min(lines.find((line) => line.id === id)?.quantity ?? 0, MOST_PIECES - 1)

/** What a cart holds that it did not when it was ordered. */
const linesBeside = (ordered: KeptCart, { lines }: KeptCart) =>
  lines.flatMap(({ id, quantity }) => {
    const left = quantity - (ordered.lines.find((line) => line.id === id)?.quantity ?? 0)
    return left > 0 ? [{ id, quantity: left }] : []
  })

/** What was not there then comes last. */
const placeIn = ({ lines }: KeptCart, id: number) => {
  const place = lines.findIndex((line) => line.id === id)
  return place === -1 ? lines.length : place
}

/** The cart at work. */
export type CartTools = ReturnType<typeof useCart>
