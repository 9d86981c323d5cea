// Generated from schemas/. Do not edit.
import { add, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = ["1","2","3","4","5","6"];
const kept1 = ["due","wrong","favorite"];
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.certCode === undefined) || (!(func0.call(data, "certCode")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certCode"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "certCode")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.certCode !== undefined && func0.call(data, "certCode")){
let data0 = data.certCode;
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err2 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err2);
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.questionId === undefined) || (!(func0.call(data, "questionId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "questionId"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.certCode === undefined) || (!(func0.call(data, "certCode")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certCode"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "questionId") || (key0 === "certCode")) || (key0 === "version")) || (key0 === "selectedOptions")) || (key0 === "optionList"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.questionId !== undefined && func0.call(data, "questionId")){
let data0 = data.questionId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err3);
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.certCode !== undefined && func0.call(data, "certCode")){
let data1 = data.certCode;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err6 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err6);
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err9);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err10);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
if(data.selectedOptions !== undefined && func0.call(data, "selectedOptions")){
let data3 = data.selectedOptions;
if(Array.isArray(data3)){
if(data3.length > 26){
const err12 = {instancePath:instancePath+"/selectedOptions",schemaPath:"#/properties/selectedOptions/maxItems",keyword:"maxItems",params:{limit: 26}};
vErrors = add(vErrors, err12);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/selectedOptions/" + i0,schemaPath:"#/properties/selectedOptions/items/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err13);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 26 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/selectedOptions/" + i0,schemaPath:"#/properties/selectedOptions/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 26}};
vErrors = add(vErrors, err14);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/selectedOptions/" + i0,schemaPath:"#/properties/selectedOptions/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err16 = {instancePath:instancePath+"/selectedOptions",schemaPath:"#/properties/selectedOptions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err16);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err17 = {instancePath:instancePath+"/selectedOptions",schemaPath:"#/properties/selectedOptions/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.optionList !== undefined && func0.call(data, "optionList")){
let data5 = data.optionList;
if(Array.isArray(data5)){
if(data5.length > 20){
const err18 = {instancePath:instancePath+"/optionList",schemaPath:"#/properties/optionList/maxItems",keyword:"maxItems",params:{limit: 20}};
vErrors = add(vErrors, err18);
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.order === undefined) || (!(func0.call(data6, "order")))){
const err19 = {instancePath:instancePath+"/optionList/" + i2,schemaPath:"#/properties/optionList/items/required",keyword:"required",params:{missingProperty: "order"}};
vErrors = add(vErrors, err19);
errors++;
}
if((data6.content === undefined) || (!(func0.call(data6, "content")))){
const err20 = {instancePath:instancePath+"/optionList/" + i2,schemaPath:"#/properties/optionList/items/required",keyword:"required",params:{missingProperty: "content"}};
vErrors = add(vErrors, err20);
errors++;
}
for(const key1 of Object.keys(data6)){
if(!((key1 === "order") || (key1 === "content"))){
const err21 = {instancePath:instancePath+"/optionList/" + i2,schemaPath:"#/properties/optionList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data6.order !== undefined && func0.call(data6, "order")){
let data7 = data6.order;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/optionList/" + i2+"/order",schemaPath:"#/properties/optionList/items/properties/order/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err22);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 20 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/optionList/" + i2+"/order",schemaPath:"#/properties/optionList/items/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
vErrors = add(vErrors, err23);
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/optionList/" + i2+"/order",schemaPath:"#/properties/optionList/items/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err24);
errors++;
}
}
}
if(data6.content !== undefined && func0.call(data6, "content")){
let data8 = data6.content;
if(typeof data8 === "string"){
if(func2(data8) > 2000){
const err25 = {instancePath:instancePath+"/optionList/" + i2+"/content",schemaPath:"#/properties/optionList/items/properties/content/maxLength",keyword:"maxLength",params:{limit: 2000}};
vErrors = add(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/optionList/" + i2+"/content",schemaPath:"#/properties/optionList/items/properties/content/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/optionList/" + i2,schemaPath:"#/properties/optionList/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/optionList",schemaPath:"#/properties/optionList/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err28);
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err29);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.certCode === undefined) || (!(func0.call(data, "certCode")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certCode"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.chooses === undefined) || (!(func0.call(data, "chooses")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chooses"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "certCode") || (key0 === "chooses")) || (key0 === "types")) || (key0 === "isAgain")) || (key0 === "only"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.certCode !== undefined && func0.call(data, "certCode")){
let data0 = data.certCode;
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err3 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err3);
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.chooses !== undefined && func0.call(data, "chooses")){
let data1 = data.chooses;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err6);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err7);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
if(data.types !== undefined && func0.call(data, "types")){
let data2 = data.types;
if(Array.isArray(data2)){
if(data2.length > 6){
const err9 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit: 6}};
vErrors = add(vErrors, err9);
errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err10);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
if(!((((((data3 === "1") || (data3 === "2")) || (data3 === "3")) || (data3 === "4")) || (data3 === "5")) || (data3 === "6"))){
const err12 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/enum",keyword:"enum",params:{allowedValues: kept0}};
vErrors = add(vErrors, err12);
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err13);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err14 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.isAgain !== undefined && func0.call(data, "isAgain")){
let data4 = data.isAgain;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/isAgain",schemaPath:"#/properties/isAgain/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err15);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/isAgain",schemaPath:"#/properties/isAgain/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err16);
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/isAgain",schemaPath:"#/properties/isAgain/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err17);
errors++;
}
}
}
if(data.only !== undefined && func0.call(data, "only")){
let data5 = data.only;
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err18);
errors++;
}
if(!(((data5 === "due") || (data5 === "wrong")) || (data5 === "favorite"))){
const err19 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/enum",keyword:"enum",params:{allowedValues: kept1}};
vErrors = add(vErrors, err19);
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err20);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/certCode":"证书编码"};
const titles1 = {"/questionId":"试题","/certCode":"证书编码","/version":"版本","/selectedOptions":"所选选项","/optionList":"填写内容","/optionList/*/order":"序号","/optionList/*/content":"填写内容"};
const titles2 = {"/certCode":"证书编码","/chooses":"题数","/types":"题型","/isAgain":"重新练习","/only":"范围"};

export const validators = {
  "practice.again": validator(check0, titles0),
  "practice.isTrue": validator(check1, titles1),
  "practice.startRandom": validator(check2, titles2),
  "practice.statistics": validator(check0, titles0),
};

export const rules = {};

export const coerce = {};
