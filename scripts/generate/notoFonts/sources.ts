import type { LookedAtPackage } from '../../build/unpackPackage.ts'

export interface NotoFont extends LookedAtPackage {
  /** Font family name. */
  family: string
  /** The file of the package with the most characters. */
  part: string
  /** The kit's language in this script. */
  language: string
}

/** The weights to which the kit's weights are rounded: regular and strong. */
export const weights = [
  { weight: 400, from: 100, to: 500 },
  { weight: 600, from: 501, to: 900 },
] as const

const noto = (
  language: string,
  family: string,
  name: string,
  part: string,
  integrity: string,
): NotoFont => ({
  name: `@fontsource/${name}`,
  version: '5.3.0',
  integrity,
  family,
  language,
  part,
})

/**
 * One per language whose characters the kit's own font lacks. Chinese characters have regional
 * variants.
 */
export const notoFonts: readonly NotoFont[] = [
  noto(
    'ar',
    'Noto Sans Arabic',
    'noto-sans-arabic',
    'arabic',
    'sha512-i3t6GR0LOReyJVEk+YfYCnxv53wuIelg7Y9NGNvOq4Diq/EP0YszaGXkQwfQNigLjfO4POrLaPGM0sNliGYk7A==',
  ),
  noto(
    'he',
    'Noto Sans Hebrew',
    'noto-sans-hebrew',
    'hebrew',
    'sha512-7owtzuw9D+ipt0g8mcBGOm7MS/mv/REKsjSwEUe749UUsrnG54TSmusNn7oxv2GxbUORAzADLQ8ggdtt7oKkpg==',
  ),
  noto(
    'hi',
    'Noto Sans Devanagari',
    'noto-sans-devanagari',
    'devanagari',
    'sha512-7khYmipS/5KAUUmrO1DKir8yL8XI00d0+ZE9BqbS8XF1jzObv6CpPOk3UeYxF+Pvi8bx9bBvprBCOcbx/eQWTQ==',
  ),
  noto(
    'ja',
    'Noto Sans JP',
    'noto-sans-jp',
    'japanese',
    'sha512-OZbBzZ8LrFRs2RFT2Cc0HUV2C2ZeSfyEXhDJWR0EZuZaraJfRubpvrFmUnCljuBDEkw8Vn6CE/+nf9dj9b+0lg==',
  ),
  noto(
    'ko',
    'Noto Sans KR',
    'noto-sans-kr',
    'korean',
    'sha512-/JnpTjaCOXW7xUoqOyCVYSr05VOkDy5Yla9O+WAEiS7u+yYLsmHoqj6v1W0bf91G8G3XA2+NnRS3CX2Tf/FVZg==',
  ),
  noto(
    'th',
    'Noto Sans Thai',
    'noto-sans-thai',
    'thai',
    'sha512-ngqUyvDukkZUHypQbUJvUdAeYa2aYZsyeDTsdqMudf7GK2F2TK19OZ5kbo+37qsBtkNpmAMhEObQnWnzPqzKUw==',
  ),
  noto(
    'zh-CN',
    'Noto Sans SC',
    'noto-sans-sc',
    'chinese-simplified',
    'sha512-HeqIlGm0+ohOKxZLuHj1qW6r6avHH0OWdKERAcSDI0RQ+MXrteuLKA+M+5eOA8rYy0MFvOR5AT0fQo2rUkye0Q==',
  ),
  noto(
    'zh-HK',
    'Noto Sans HK',
    'noto-sans-hk',
    'chinese-hongkong',
    'sha512-ojRRmRmb9c41KuhfInLCa7ft+1BBCGoDvOwaZLef1gyU1gO/+6xF7O/7A2/OrGXzHs9g8MyC5PbFl2rgWZZNBA==',
  ),
  noto(
    'zh-TW',
    'Noto Sans TC',
    'noto-sans-tc',
    'chinese-traditional',
    'sha512-+0MguVH2vIxkVJLiaMHVKHk+yJZmZvMU9d8z88JdUx8C2CgMLOtm7WNloi3HYlvCNy7TpuvjIUvh5iiGp6INxQ==',
  ),
]
