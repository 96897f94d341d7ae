# Clocksmith as an image: tables for people in the browser, at port 8000, kept in the volume /data.
ARG PYTHON=3.11

# The wheel, with the browser client and compiled rules; Node.js and the C compiler stay behind here.
FROM python:${PYTHON}-slim AS wheel
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /clocksmith
COPY . .
RUN make dist

FROM python:${PYTHON}-slim
RUN apt-get update \
    && apt-get install --yes --no-install-recommends fonts-dejavu-core \
    && rm -rf /var/lib/apt/lists/*
RUN --mount=type=bind,from=wheel,source=/clocksmith,target=/clocksmith \
    pip install --no-cache-dir \
        --constraint /clocksmith/requirements/run.txt --constraint /clocksmith/requirements/host.txt \
        "$(echo /clocksmith/dist/*.whl)[server,postgresql,metrics,workers,pictures]"
RUN useradd --create-home clocksmith && install --directory --owner=clocksmith /data
USER clocksmith
ENV CLOCKSMITH_HOST=0.0.0.0 \
    CLOCKSMITH_PORT=8000 \
    CLOCKSMITH_DATABASE=/data/clocksmith.db
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=5)"]
CMD ["clocksmith", "serve", "--no-open"]
