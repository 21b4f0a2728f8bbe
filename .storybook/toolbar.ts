import type { Preview } from '@storybook/react-vite'
import { gatewayLabels } from '../mocks/gateway/gatewayVersions.ts'
import { type ServiceBehavior, serviceBehaviors } from '../mocks/services/serviceBehavior.ts'
import type { Scenario, NetworkCondition } from '../mocks/world.ts'
import { languages } from '../src/wallet/languages/languages.ts'
import { themes } from '../src/ui/theme/themes.ts'

/** The option that keeps the story's own setting. */
const asTheStory = 'story'

/** Titles and options of the toolbar, shared with Ladle. */
export const choices = {
  theme: { title: 'Theme', values: labelled(themes) },
  locale: {
    title: 'Language',
    values: {
      ...Object.fromEntries(languages.map(({ tag, name }) => [tag, name])),
      'pseudo-long': 'Pseudo, long',
      'pseudo-rtl': 'Pseudo, right to left',
    },
  },
  direction: {
    title: 'Direction',
    values: { [asTheStory]: 'language default', ltr: 'left to right', rtl: 'right to left' },
  },
  world: {
    title: 'World',
    values: worldly<Scenario>(['everyday', 'empty', 'busy', 'huge', 'limits']),
  },
  networkCondition: {
    title: 'Network',
    values: worldly<NetworkCondition>(['clear', 'slow', 'flaky', 'down', 'malformed', 'lagging']),
  },
  serviceBehavior: { title: 'Services', values: worldly<ServiceBehavior>(serviceBehaviors) },
  gatewayVersion: { title: 'Gateway', values: { [asTheStory]: 'as the story', ...gatewayLabels } },
} as const satisfies Record<string, { title: string; values: Record<string, string> }>

export type ChoiceName = keyof typeof choices
export type Choices = Record<ChoiceName, string>

/** Initial settings of both explorers. */
export const toolbarStart: Choices = {
  theme: 'light',
  locale: 'en',
  direction: asTheStory,
  world: asTheStory,
  networkCondition: asTheStory,
  serviceBehavior: asTheStory,
  gatewayVersion: asTheStory,
}

/** Storybook's toolbar. Each item includes its title: "Theme: light". */
export const toolbar = Object.fromEntries(
  Object.entries(choices).map(([name, { title, values }]) => [
    name,
    {
      name: title,
      toolbar: {
        title,
        items: Object.entries(values).map(([value, label]) => ({
          value,
          title: `${title}: ${label}`,
        })),
        dynamicTitle: true,
      },
    },
  ]),
) as NonNullable<Preview['globalTypes']>

/** A toolbar setting; undefined if the story decides. */
export const chosen = <T extends string>(value: unknown): T | undefined =>
  value === undefined || value === asTheStory ? undefined : (value as T)

function labelled(values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value, value]))
}

function worldly<T extends string>(values: readonly T[]): Record<string, string> {
  return { [asTheStory]: 'story default', ...labelled(values) }
}
