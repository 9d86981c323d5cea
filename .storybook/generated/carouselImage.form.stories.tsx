// Generated from schemas/. Do not edit.
import { screenStory } from '#runtime/screen/story.tsx';

export default { title: "轮播图/表单" };

export const 默认 = screenStory({ screen: "carouselImage.form" });
