# Two images from one file: docker build --target shell . and docker build --target commerce-api .
FROM node:26-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund && npm run package -- /out && mv /out/storefront-*/ /out/storefront

FROM node:26-bookworm-slim AS base
COPY --from=build /out/storefront /opt/storefront
RUN mkdir /var/lib/storefront && chown node:node /var/lib/storefront
WORKDIR /opt/storefront
ENV DATA_DIR=/var/lib/storefront
USER node
VOLUME /var/lib/storefront

FROM base AS commerce-api
ENV API_HOST=0.0.0.0
EXPOSE 4210
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4210/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "services/commerce-api/dist/server.js"]

FROM base AS shell
EXPOSE 4200
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4200/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "shell/dist/node/main.mjs"]
