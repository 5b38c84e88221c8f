import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandWhatsapp,
  IconBrandX,
  IconMail,
} from '@data1522/design-system/icons'

const write = encodeURIComponent

/** Where the link can be shared, and the address that does it. */
export const shareLinks = [
  {
    id: 'mail',
    icon: IconMail,
    href: (link: string, words: string) => `mailto:?subject=${write(words)}&body=${write(link)}`,
  },
  {
    id: 'whatsapp',
    icon: IconBrandWhatsapp,
    href: (link: string, words: string) => `https://wa.me/?text=${write(`${words} ${link}`)}`,
  },
  {
    id: 'facebook',
    icon: IconBrandFacebook,
    href: (link: string) => `https://www.facebook.com/sharer/sharer.php?u=${write(link)}`,
  },
  {
    id: 'linkedin',
    icon: IconBrandLinkedin,
    href: (link: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${write(link)}`,
  },
  {
    id: 'x',
    icon: IconBrandX,
    href: (link: string, words: string) =>
      `https://x.com/intent/post?url=${write(link)}&text=${write(words)}`,
  },
] as const
