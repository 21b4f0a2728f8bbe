/**
 * How gateways, proxies, and nodes misbehave in the field, apart from the network condition.
 * `honest`: they don't.
 */
export const serviceBehaviors = [
  'honest',
  /** One field of one row of each list, and one field of every other response, has another type. */
  'wrongTypes',
  /** Every response is `null`. */
  'null',
  /** Statuses, directions, kinds, and states that no client knows yet. */
  'unknownWords',
  /** Times are ISO 8601 instead of milliseconds. */
  'isoDates',
  /** Tokens have neither name nor symbol. */
  'nullNames',
  /** Names, symbols, and notes contain characters that are hidden or change the direction. */
  'bidi',
  /**
   * Every response is about a different Safe than requested, as from a cache with the wrong key.
   */
  'anotherSafe',
  /** The URLs of further pages name another host and path. */
  'foreignNext',
  /** The URLs of further pages contain a path prefix that a proxy strips from requests. */
  'prefix',
  /** Every response is 100 MB long, without a Content-Length. */
  'huge',
  /** Every response contains JSON that is nested 100,000 deep. */
  'deep',
  /** Every request is redirected elsewhere. */
  'redirects',
  /** Every request exceeds a rate limit. */
  'limits',
  /** A firewall rejects every request. */
  'rejects',
  /** The host serves a web page for every path. */
  'webPage',
  /** Unofficial code is behind the Treasury; the gateway takes it for the official one. */
  'replacedSingleton',
  /** Every URL, and every server that a name or a contract refers to, is an attacker's. */
  'hostileHosts',
  /** The nodes belong to another chain. */
  'otherChain',
] as const
export type ServiceBehavior = (typeof serviceBehaviors)[number]
