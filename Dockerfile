# syntax=docker/dockerfile:1
# The shop as one image for web and worker processes: `docker build -t selvedge .` (docs/operations.md, "The image").
# `node scripts/try-image.mjs` carries out these very steps without Docker.

FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY . .
# Only what npm reads: a change of a source file must not cost a new installation.
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --ignore-scripts
COPY . .
RUN npm run build

FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /app
COPY --from=manifests /app ./
# Without the root's own: the embedded PostgreSQL and a second Node are for those who start the shop on their own machine.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --include-workspace-root=false \
  --workspace=@selvedge/shop --workspace=@selvedge/api --workspace=@selvedge/storefront --workspace=@selvedge/psp \
  --workspace=@selvedge/demo --workspace=@selvedge/contract --workspace=@selvedge/domain

FROM node:24.21.0-bookworm-slim AS runtime
ENV NODE_ENV=production PORT=3000 METRICS_PORT=13000 METRICS_HOST=0.0.0.0 DATA_DIR=/data
# As scripts/lean-process.mjs says.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /app/packages ./packages
COPY --from=build /app/apps/api ./apps/api
COPY --from=build /app/apps/psp ./apps/psp
COPY --from=build /app/apps/shop ./apps/shop
COPY --from=build /app/apps/storefront/dist ./apps/storefront/dist
COPY --from=build /app/apps/storefront/public ./apps/storefront/public
COPY --from=build /app/apps/studio/dist ./apps/studio/dist
COPY --from=build /app/demo ./demo
COPY --from=build /app/scripts ./scripts
# Everything else belongs to root: the program cannot change itself, whether the file system is read-only or not.
RUN mkdir -p /data && chown 1000:1000 /data
USER 1000:1000
VOLUME ["/data", "/tmp"]
EXPOSE 3000 13000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 CMD ["node", "scripts/check-health.mjs"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=90", "--expose-gc", "apps/shop/dist/main.js"]
