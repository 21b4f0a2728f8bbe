import { type Size, sizes } from '../../tests/size.ts'

/** The request to `npm test`. */
export interface Request {
  size: Size
  /** Only the steps with one of these words in their names; all of them if nothing is named. */
  words: readonly string[]
  /** Only these story files and folders. */
  stories: readonly string[]
  /** Only these test files and folders. */
  tests: readonly string[]
  /** Only what differs from this commit or branch can affect. */
  since: string | undefined
  /** A part of the stories and test files, such as "1/3". */
  shard: string | undefined
}

/**
 * Reads the arguments of `npm test`.
 * @throws {Error} if a flag is unknown
 */
export function readRequest(args: readonly string[]): Request {
  const flags = args.filter((arg) => arg.startsWith('--'))
  const names = args.filter((arg) => !arg.startsWith('--')).map(asPath)
  const valueOf = (flag: string) =>
    flags.find((arg) => arg.startsWith(`--${flag}=`))?.slice(flag.length + 3)
  const unknown = flags.find((flag) => !/^--(changed(=.+)?|shard=\d+\/\d+)$/.test(flag))
  if (unknown)
    throw new Error(
      `npm test doesn't know ${unknown}. It knows --changed[=branch] and --shard=1/3.`,
    )
  const size = sizes.findLast((one) => names.includes(one)) ?? 'short'
  return {
    size,
    words: names.filter((name) => name !== size && !isStory(name) && !isTest(name)),
    stories: names.filter(isStory),
    tests: names.filter(isTest),
    since: flags.includes('--changed') ? 'HEAD' : valueOf('changed'),
    shard: valueOf('shard'),
  }
}

/** As a shell completes it: "./stories/ui/" is "stories/ui". */
const asPath = (name: string) => name.replaceAll(/^\.\/|\/$/g, '')
const isStory = (name: string) => name.startsWith('stories/')
const isTest = (name: string) => /^tests(\/|$)/.test(name)
