import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { type ComponentType, use, useEffect, useMemo, useRef, useState } from 'react'
import preview from '../.storybook/preview.tsx'
import type { Choices } from '../.storybook/toolbar.ts'
import { ChoicesContext } from './choices.ts'

const annotations = setProjectAnnotations([preview])
let turn: Promise<unknown> = Promise.resolve(annotations.beforeAll?.())

type Args = Record<string, unknown>
interface Composed {
  /** Storybook's id of the story. */
  id: string
  args: Args
  argTypes: Record<string, { mapping?: Record<string, unknown> }>
  run: (context: { canvasElement: HTMLElement; args: Args }) => Promise<void>
}

const isSimple = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** Converts the exports of a Storybook story file to components for Ladle. */
export function toLadle(csf: Record<string, unknown>): Record<string, ComponentType<Args>> {
  const composed = new Map<string, Record<string, Composed>>()
  const storiesAt = (chosen: Partial<Choices>): Record<string, Composed> => {
    const key = JSON.stringify(chosen)
    const known = composed.get(key)
    if (known) return known
    const stories = composeStories(
      csf as never,
      { initialGlobals: chosen } as never,
    ) as unknown as Record<string, Composed>
    composed.set(key, stories)
    return stories
  }

  const wrap = (name: string, first: Composed) => {
    function LadleStory(args: Args) {
      const chosen = use(ChoicesContext)
      const Story = useMemo(() => storiesAt(chosen)[name], [chosen])
      return Story ? (
        <Stage key={JSON.stringify(chosen)} name={name} Story={Story} args={args} />
      ) : null
    }
    LadleStory.args = Object.fromEntries(
      Object.entries(first.args).filter(([, value]) => isSimple(value)),
    )
    return LadleStory
  }
  return Object.fromEntries(
    Object.entries(storiesAt({})).map(([name, story]) => [name, wrap(name, story)]),
  )
}

/** Maps a control's named option to its value. */
const mapped = ({ argTypes }: Composed, args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const mapping = argTypes[name]?.mapping
      return [
        name,
        mapping && typeof value === 'string' && Object.hasOwn(mapping, value)
          ? mapping[value]
          : value,
      ]
    }),
  )

/** Loads, renders and plays one story like the tests. The result is in `data-story-status`. */
function Stage({ name, Story, args }: { name: string; Story: Composed; args: Args }) {
  const root = useRef<HTMLDivElement>(null)
  const given = JSON.stringify(args)
  const [outcome, setOutcome] = useState<{ of: string; status: 'finished' | 'failed' }>()

  useEffect(() => {
    let wanted = true
    const finish = (status: 'finished' | 'failed') => wanted && setOutcome({ of: given, status })
    // One at a time: the previous story must be cleaned up before the next one is rendered.
    turn = turn.then(async () => {
      const canvasElement = root.current
      if (!wanted || !canvasElement) return
      try {
        await Story.run({
          canvasElement,
          args: mapped(Story, { ...Story.args, ...(JSON.parse(given) as Args) }),
        })
        finish('finished')
      } catch (reason) {
        console.error(`[story ${name}]`, reason)
        finish('failed')
      }
    })
    return () => {
      wanted = false
    }
  }, [Story, name, given])

  return (
    <div
      ref={root}
      data-story-status={outcome?.of === given ? outcome.status : 'running'}
      data-story={Story.id}
    />
  )
}
