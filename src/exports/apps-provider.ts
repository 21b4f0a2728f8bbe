export * from '#apps/provider'
